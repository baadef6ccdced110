#pragma once

/// The questions of a conversion, of one document or of many files: in which encoding to write, and
/// where. The dialog proposes copies; it replaces files only where the user chooses so.

#include "app/tree/tree_request.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace charsleuth::viewer {

class EncodingField;

class ConversionQuestions : public QWidget {
    Q_OBJECT

public:
    enum class About { Document, Files };

    /// `recent`: encodings that stand at the top of the list of those to write.
    explicit ConversionQuestions(About about, const std::vector<EncodingId>& recent = {});

    /// The answers; UTF-8 where no encoding is named. `folder`: of a document, the path of its
    /// copy.
    TreeRequest request() const;
    void setRequest(const TreeRequest& request);
    /// The complaint that no encoding to write is named; empty if one is.
    QString complaint() const;
    bool isInPlace() const { return request().destination != TreeDestination::Folder; }
    /// The place of a copy that the file dialog has asked about.
    const std::string& mayReplace() const { return m_mayReplace; }

    void setReading(const QString& label);
    EncodingField* target() const { return m_to; }
    void propose(EncodingId to, Newline newline);
    /// The target is no question: UTF-8.
    void askNoTarget();
    /// Unless the user gave another.
    void suggestPlace(const QString& place);
    /// The name that the original of a document gets in place; empty: it cannot be replaced.
    void setOriginal(const QString& name);
    /// Whether the text says something of its encoding.
    void setDeclares(bool declares);
    /// "LF" and so on; empty where line ends stay.
    QString newline() const;

signals:
    /// Another plan is needed.
    void changed();
    /// The copy of a document goes elsewhere.
    void placeChanged();

private:
    QComboBox* addList(const char* name, const QString& label);
    QCheckBox* addBox(const char* name, const QString& words, bool checked);
    void makePlace();
    void makeConfidence();
    void browse();
    void enable();

    About m_about;
    QFormLayout* m_form;
    QLabel* m_from;
    EncodingField* m_to;
    QComboBox* m_newline;
    QComboBox* m_bom;
    QComboBox* m_destination;
    QLineEdit* m_place = nullptr;
    QPushButton* m_browse = nullptr;
    QDoubleSpinBox* m_confidence = nullptr;
    QCheckBox* m_fix;
    QCheckBox* m_fixConfiguration;
    QCheckBox* m_repair;
    bool m_isUtf8 = false;     ///< the target is no question
    bool m_placeIsOurs = true; ///< the user did not give another
    std::string m_mayReplace;
};

} // namespace charsleuth::viewer
