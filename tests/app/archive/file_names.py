"""Names of files and folders as people give them, by language; all written for this. And archives full of them."""

import random
import unicodedata

WORDS = {
    "ja": "写真 資料 会議録 請求書 見積書 新しいフォルダー 読んでください 議事録 旅行の計画 履歴書 説明書 取扱説明 第一章 音楽 年賀状 家計簿 レポート 卒業論文 "
          "領収書 スケジュール 名簿 地図 お知らせ 画像 バックアップ 仕様書 契約書 夏休み 運動会 料理の作り方".split(),
    "ko": "사진 문서 새폴더 회의록 보고서 이력서 여행일정 견적서 계약서 가족사진 음악 영수증 자료 발표자료 한글문서 설명서 일기장 주소록 시험문제 "
          "백업 연습 노래가사 지도 명단 안내문 졸업논문 수업자료 요리법".split(),
    "zh-Hans": "照片 文档 新建文件夹 会议记录 报告 简历 旅行计划 合同 发票 说明书 音乐 备份 通讯录 工资表 毕业论文 课程表 地图 学习资料 项目方案 通知 "
               "家庭账本 使用手册 软件安装 桌面图片 电影 小说下载 考试题目 申请表".split(),
    "zh-Hant": "照片 文件 新增資料夾 會議記錄 報告 履歷表 旅行計畫 合約 發票 說明書 音樂 備份 通訊錄 薪資表 畢業論文 課程表 地圖 學習資料 專案企劃 通知 "
               "家庭帳本 使用手冊 軟體安裝 桌面圖片 電影 小說下載 考試題目 申請表".split(),
    "ru": "Документы Фотографии Отчёт Договор Счёт Новая_папка Резюме Музыка Презентация Заявление Протокол Расписание Смета Инструкция Курсовая "
          "Дача Отпуск Письмо Приложение Список Черновик Бухгалтерия Чертежи Рецепты Лекция Сказки Приказ".split(),
    "uk": "Документи Світлини Звіт Договір Рахунок Нова_тека Резюме Музика Презентація Заява Протокол Розклад Кошторис Інструкція Лекція Відпустка "
          "Лист Додаток Перелік Чернетка Бухгалтерія Креслення Рецепти Їжа Казки Об'єкт".split(),
    "bg": "Документи Снимки Отчет Договор Фактура Нова_папка Автобиография Музика Презентация Заявление Протокол Разписание Сметка Упътване Лекция "
          "Отпуск Писмо Приложение Списък Чернова Счетоводство Чертежи Рецепти Приказки Ръководство".split(),
    "pl": "Zdjęcia Wakacje Nowy_folder Życiorys Umowa Księgowość Sprawozdanie Załącznik Pieśni Ogłoszenie Rachunek_za_luty Książka Świadectwo Zażalenie "
          "Prośba Wykład Źródła Przepisy Łąka Kształt Ćwiczenia Gałęzie Święta Piątek Września Jaśmin Żądanie".split(),
    "cs": "Fotografie Nová_složka Životopis Smlouva Účetnictví Zpráva Příloha Písničky Oznámení Účet_za_únor Kniha_jízd Vysvědčení Stížnost Žádost "
          "Přednáška Zdroje Recepty_z_kuchyně Louka Cvičení Větve Svátky Pátek Září Čtvrtek Dovolená_u_moře Děti".split(),
    "hu": "Fényképek Új_mappa Önéletrajz Szerződés Könyvelés Jelentés Melléklet Énekek Hirdetmény Számla_február Könyv Bizonyítvány Panasz Kérelem "
          "Előadás Források Receptek Rét Gyakorlatok Ágak Ünnepek Péntek Szeptemberi_hírek Csütörtök Nyaralás Gyűlés Főkönyv Művek".split(),
    "de": "Fotos_vom_Frühling Übersicht Lebenslauf_für_März Verträge Rechnungsprüfung Anhänge Änderungen Bücher Gespräche Prüfung Größe Straßenplan "
          "Menü Äpfel Öffnungszeiten Höhe Grüße Schlüssel Müller Gebühren Zähler Küche Vorschläge Entwürfe Rückgabe Fußball".split(),
    "fr": "Été_à_la_plage Résumé Numéro Présentation Données Réunion Relevé Élèves Leçon Août Fête Modèle Reçu Après-midi Forêt École Congés Théâtre "
          "Bibliothèque Dépenses Procès-verbal Hôtel Frères Recettes_de_maman Déménagement Annexe_détaillée".split(),
    "el": "Έγγραφα Φωτογραφίες Αναφορά Συμβόλαιο Τιμολόγιο Νέος_φάκελος Βιογραφικό Μουσική Παρουσίαση Αίτηση Πρακτικά Πρόγραμμα Οδηγίες Διακοπές "
          "Επιστολή Παράρτημα Κατάλογος Πρόχειρο Λογιστήριο Σχέδια Συνταγές Παραμύθια Τραγούδια Εργασία".split(),
    "tr": "Fotoğraflar Yeni_klasör Özgeçmiş Sözleşme Faturalar_şubat Müzik Sunum Dilekçe Tutanak Çizelge Bütçe Açıklama Ders_notları Tatil Mektup Ek_liste "
          "Taslak Muhasebe Çizimler Yemek_tarifleri Şarkılar Işık Öğrenci İstanbul_gezisi Ağustos Görüşme".split(),
    "he": "תמונות מסמכים דוח חוזה חשבונית תיקייה_חדשה קורות_חיים מוזיקה מצגת בקשה פרוטוקול לוח_זמנים הוראות חופשה מכתב נספח רשימה טיוטה הנהלה שרטוטים "
          "מתכונים סיפורים שירים עבודה".split(),
    "ar": "صور مستندات تقرير عقد فاتورة مجلد_جديد سيرة_ذاتية موسيقى عرض طلب محضر جدول تعليمات إجازة رسالة ملحق قائمة مسودة حسابات رسومات وصفات قصص أغاني عمل".split(),
    "th": "รูปภาพ เอกสาร รายงาน สัญญา ใบเสร็จ โฟลเดอร์ใหม่ ประวัติ เพลง นำเสนอ คำร้อง บันทึกการประชุม ตาราง คู่มือ วันหยุด จดหมาย รายชื่อ ร่าง บัญชี "
          "แผนที่ สูตรอาหาร นิทาน งานบ้าน".split(),
    "lt": "Nuotraukos_iš_šventės Naujas_aplankas Gyvenimo_aprašymas Sutartis Sąskaita Ataskaita Priedas Dainų_žodžiai Pranešimas Knygų_sąrašas Pažymėjimas "
          "Skundas Prašymas Paskaitų_užrašai Šaltiniai Receptų_knyga Pieva Pratybų_sąsiuvinis Šakos Šventės Penktadienį Rugsėjis Mokėjimai Žemėlapis Ąžuolas".split(),
    "da": "Billeder_fra_sommerhus Årsrapport Følgebrev Møde Regnskab_for_året Bøger Øvelser Køkken Påske Fødselsdag Ændringer Brød Gæsteliste Håndbog "
          "Søknad Værelse Ønsker Kærlighed Græs Båd Blåbær Tømrer".split(),
    "pt": "Fotografias_de_verão Relatório Currículo Anúncio Orçamento Reunião Férias Canções Situação Prestação Endereço Março Ações Coleção Informações "
          "Lição Cópias Música Receitas_da_avó São_João Licença Inscrição Órgão".split(),
    "vi": "Hình_ảnh Tài_liệu Báo_cáo Hợp_đồng Hóa_đơn Thư_mục_mới Âm_nhạc Lịch_trình Bài_giảng Kế_hoạch Danh_sách Bản_đồ Đơn_xin Nghỉ_hè Công_thức".split(),
}

# Language, Python's name of the page, the host that the program states.
PAGES = [("ja", "cp932", 0), ("ko", "cp949", 0), ("zh-Hans", "gbk", 0), ("zh-Hant", "big5", 0), ("ru", "cp866", 0), ("pl", "cp852", 0),
         ("ru", "cp1251", 0), ("cs", "cp852", 0), ("de", "cp850", 0), ("el", "cp737", 0), ("tr", "cp857", 0), ("he", "cp862", 0), ("uk", "cp1251", 0),
         ("pl", "cp1250", 0), ("cs", "cp1250", 0), ("hu", "cp852", 0), ("fr", "cp437", 0), ("de", "cp1252", 0), ("el", "cp1253", 0), ("tr", "cp1254", 0),
         ("he", "cp1255", 0), ("ar", "cp1256", 0), ("th", "cp874", 0), ("lt", "cp775", 0), ("lt", "cp1257", 0), ("da", "cp865", 0), ("pt", "cp860", 0),
         ("uk", "cp1125", 0), ("bg", "cp1251", 0), ("ru", "koi8-r", 3), ("ja", "euc-jp", 3), ("ja", "utf-8", 3), ("ru", "utf-8", 3), ("fr", "cp850", 0), ("ar", "cp720", 0)]

ENDINGS = [".txt", ".doc", ".jpg", ".pdf", ".xls", "", " (2).txt", " 2009.doc", "_1.jpg", "01.mp3"]


def names(language, codec, count, chance):
    """So many different names, some in folders; as the page has them, and as they are meant."""
    words = WORDS[language]
    found = {}
    while len(found) < count:
        name = chance.choice(words)
        if chance.random() < 0.4:
            name += chance.choice(" _-") + chance.choice(words)
        name += chance.choice(ENDINGS)
        if count > 4 and chance.random() < 0.4:
            name = chance.choice(words[:5]) + "/" + name
        if len(found) > count // 2 and chance.random() < 0.3:
            name = f"IMG_{len(found):04}.jpg"
        try:
            found[name] = name.encode(codec)
        except UnicodeEncodeError:
            continue
    return found


def decomposed(name):
    return unicodedata.normalize("NFD", name)
