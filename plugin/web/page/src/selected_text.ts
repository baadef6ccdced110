/** The text of a selection made with the mouse: the characters of the file, not the boxes and line numbers that show them. */

const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement) ?? null;

function textIn(node: Node): string {
    if (node instanceof HTMLElement && node.dataset.text !== undefined)
        return node.dataset.text;
    return node instanceof Text ? node.data : Array.from(node.childNodes, textIn).join('');
}

/** Null where the selection is not in a text. Of two readings that in which it begins is taken. */
export function selectedText(selection: Selection): string | null {
    if (selection.isCollapsed || selection.rangeCount === 0)
        return null;
    const range = selection.getRangeAt(0);
    const common = elementOf(range.commonAncestorContainer);
    if (!common?.closest('.text'))
        return null;
    const fragment = range.cloneContents();
    if (common.closest('.cell'))
        return textIn(common.closest<HTMLElement>('[data-text]') ?? fragment);
    const column = elementOf(range.startContainer)?.closest<HTMLElement>('.cell')?.dataset.column ?? '0';
    return [...fragment.querySelectorAll<HTMLElement>('.row')].map((row, i) => {
        const cell = row.querySelector(`.cell[data-column="${column}"]`);
        return (i > 0 && row.dataset.goesOn === undefined ? '\n' : '') + (cell ? textIn(cell) : '');
    }).join('');
}

/** The first and the last row of a selection in `box`, or the row of the place where one may begin; null without. */
export function selectedRows(box: Element): [first: number, last: number] | null {
    const selection = getSelection();
    if (!selection)
        return null;
    const rows = [selection.anchorNode, selection.focusNode].map((node) => elementOf(node)?.closest<HTMLElement>('.row')).filter((row) => row && box.contains(row));
    const numbers = rows.map((row) => Number(row!.dataset.row));
    return numbers.length > 0 ? [Math.min(...numbers), Math.max(...numbers)] : null;
}
