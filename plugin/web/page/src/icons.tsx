/** Strokes on a grid of 16 by 16, as the viewer draws them. */
const STROKES = {
    open: 'M2 13V3.5h4l1.5 2h5v2M2 13l2.5-5.5h10L12 13z',
    folder: 'M2 4.5v8h12v-7H8L6.5 3.5H3a1 1 0 0 0-1 1Z',
    save: 'M8 2v7.5M4.8 6.5 8 9.7l3.2-3.2M2.5 10.5v3h11v-3',
    search: 'M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM10.4 10.4 14 14',
    compare: 'M3 3h3a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM10 3h3a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z',
    why: 'M2.5 4h7M2.5 8h11M2.5 12h4',
    next: 'm4 6 4 4 4-4',
    previous: 'm4 10 4-4 4 4',
    close: 'm4.5 4.5 7 7m0-7-7 7',
    warning: 'M8 2.5l6.5 11h-13zM8 6.5v3M8 11.5v.2',
    info: 'M14.3 8A6.3 6.3 0 1 1 1.7 8a6.3 6.3 0 0 1 12.6 0ZM8 7.5v3.7M8 5v.2',
    damage: 'M4.5 3h7A2.5 2.5 0 0 1 14 5.5v5a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 2 10.5v-5A2.5 2.5 0 0 1 4.5 3ZM6 6l4 4m0-4-4 4',
    logo: 'M11.6 6.8a4.8 4.8 0 1 1-9.6 0 4.8 4.8 0 0 1 9.6 0ZM10.4 10.4 14 14M4.8 8.8l2-4.2 2 4.2M5.6 7.4H8',
    paste: 'M5.5 3H4a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V4a1 1 0 0 0-1-1h-1.5M5.5 2h5v2.5h-5zM5.5 8h5M5.5 11h3',
    lock: 'M4 7h8a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1ZM5 7V5a3 3 0 0 1 6 0v2',
    theme: 'M13.8 8A5.8 5.8 0 1 1 2.2 8a5.8 5.8 0 0 1 11.6 0ZM8 2.2v11.6M10 3v10M12 4.5v7',
} as const;

export type IconName = keyof typeof STROKES;

export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
    return (
        <svg class="icon" viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
            <path d={STROKES[name]} />
        </svg>
    );
}
