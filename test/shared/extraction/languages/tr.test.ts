import { expect, it } from 'vitest';
import { readText } from '../support/read-text.ts';

it('reads a Turkish CV', async () => {
  const read = await readText(`Elif Yıldırım
Adres: Bağdat Caddesi No: 12, Kadıköy, İstanbul
Cep Telefonu: 0532 123 45 67
E-posta: elif.yildirim@example.com

İŞ DENEYİMİ
Muhasebe Uzmanı, Karadeniz Gıda San. ve Tic. A.Ş., İstanbul
Ocak 2019 – Devam ediyor
• Aylık beyannamelerin hazırlanması
Satış Danışmanı, Papatya Mağazaları, Bursa
Eyl 2015 – Kas 2018
Depo Sorumlusu, Yılmaz Lojistik Ltd. Şti.
06.2013 - 08.2015

EĞİTİM BİLGİLERİ
Lisans, İşletme, Uludağ Üniversitesi, 2009 – 2013
Lise, Bursa Anadolu Lisesi, 2005 – 2009

YABANCI DİL
Türkçe (Ana dil), İngilizce (İyi), Almanca (Başlangıç)

BİLGİSAYAR BİLGİSİ
Excel, Logo Tiger, Netsis

REFERANSLAR
İstenildiğinde verilecektir.
`);
  expect(read).toMatchObject({
    language: 'tr',
    name: 'Elif Yıldırım',
    phones: ['+905321234567'],
    work: [
      'Muhasebe Uzmanı | Karadeniz Gıda San. ve Tic. A.Ş. | İstanbul | 2019-01 | now',
      'Satış Danışmanı | Papatya Mağazaları | Bursa | 2015-09 | 2018-11',
      'Depo Sorumlusu | Yılmaz Lojistik Ltd. Şti. | – | 2013-06 | 2015-08',
    ],
    education: [
      'Lisans | İşletme | Uludağ Üniversitesi | 2009 | 2013',
      'Lise | – | Bursa Anadolu Lisesi | 2005 | 2009',
    ],
    levels: ['bachelor', 'secondary'],
    skills: ['Excel', 'Logo Tiger', 'Netsis'],
    languages: ['tr | native', 'en | advanced', 'de | basic'],
  });
});
