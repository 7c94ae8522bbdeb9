import type { MailTexts } from './mailTexts';

export const tr: MailTexts = {
  address: {
    subject: '{{name}} kodunuz: {{code}}',
    heading: 'E-posta adresinizi onaylayın',
    body: 'Giriş yapmak için bu kodu {{name}} uygulamasına yazın. 10 dakika geçerlidir.',
    action: 'Giriş yaptığınız cihazda onaylayın',
    otherwise: 'Bunu siz istemediyseniz bir şey yapmanız gerekmez. Bu kodu kimseye vermeyin.',
  },
  reset: {
    subject: 'Yeni {{name}} şifresi için kodunuz: {{code}}',
    heading: 'Yeni şifre seçin',
    body: 'Yeni şifre seçmek için bu kodu {{name}} uygulamasına yazın. 10 dakika geçerlidir.',
    otherwise: 'Bunu siz istemediyseniz şifreniz aynı kalır. Bu kodu kimseye vermeyin.',
  },
  passwordChanged: {
    subject: '{{name}} şifreniz değiştirildi',
    heading: 'Şifreniz değiştirildi',
    body: '{{name}} hesabınızın şifresi değiştirildi ve diğer cihazlarınızdan çıkış yapıldı.',
    otherwise:
      'Bunu siz yapmadıysanız hemen “Şifrenizi mi unuttunuz?” bölümünden yeni bir şifre seçin ve şu adrese yazın: {{support}}.',
  },
  twoStepOn: {
    subject: '{{name}} hesabınızda iki adımlı giriş açık',
    heading: 'İki adımlı giriş açık',
    body: '{{name}} hesabınıza giriş için artık doğrulama uygulamanızdan bir kod da gerekiyor. Diğer cihazlarınızdan çıkış yapıldı.',
    otherwise:
      'Bunu siz yapmadıysanız hemen “Şifrenizi mi unuttunuz?” bölümünden yeni bir şifre seçin ve şu adrese yazın: {{support}}.',
  },
  twoStepOff: {
    subject: '{{name}} hesabınızda iki adımlı giriş kapalı',
    heading: 'İki adımlı giriş kapalı',
    body: '{{name}} hesabınıza giriş için artık doğrulama uygulamanızdan kod gerekmiyor.',
    otherwise:
      'Bunu siz yapmadıysanız hemen “Şifrenizi mi unuttunuz?” bölümünden yeni bir şifre seçin ve şu adrese yazın: {{support}}.',
  },
  newRecoveryCodes: {
    subject: '{{name}} hesabınız için yeni kurtarma kodları',
    heading: 'Yeni kurtarma kodları',
    body: '{{name}} hesabınız için yeni kurtarma kodları oluşturuldu. Eskileri artık geçersiz.',
    otherwise:
      'Bunu siz yapmadıysanız hemen “Şifrenizi mi unuttunuz?” bölümünden yeni bir şifre seçin ve şu adrese yazın: {{support}}.',
  },
  vipWelcome: {
    subject: '{{name}} üzerinde artık VIP üyesiniz',
    heading: 'VIP’e hoş geldiniz',
    body: '{{amount}} tutarındaki ödemeniz onaylandı. Her VIP tahmini maçı başlamadan görürsünüz. Aboneliğinizin yenilenme tarihi: {{date}}.',
    action: 'VIP merkezine bak',
    otherwise:
      'VIP merkezinden dilediğiniz an, abone olurken kaç dokunuş gerektiyse o kadarıyla iptal edebilir ve ödenen sürenin sonuna kadar VIP kalabilirsiniz. Yasanın bu hakkı tanıdığı yerlerde abonelikten sonraki 14 gün içinde cayabilirsiniz de: {{support}} adresine yazın.',
  },
  vipRenewal: {
    subject: '{{name}} VIP üyeliğinizin yenilenme tarihi: {{date}}',
    heading: 'VIP üyeliğiniz yakında yenileniyor',
    body: 'Yıllık VIP aboneliğiniz şu tarihte yenilenecek: {{date}}. Tutar: {{amount}}. Sürdürmek istiyorsanız bir şey yapmanız gerekmez.',
    action: 'Değiştir veya iptal et',
    otherwise: 'Daha önce iptal ederseniz ücret alınmaz ve VIP o güne kadar sürer.',
  },
  vipPaymentFailed: {
    subject: '{{name}} VIP ödemeniz alınamadı',
    heading: 'Ödemeniz alınamadı',
    body: 'VIP aboneliğiniz için {{amount}} tutarını tahsil edemedik. VIP şu tarihe kadar sürer: {{date}}. Lütfen o güne kadar ödeme yönteminizi kontrol edin.',
    action: 'Ödeme yöntemini kontrol et',
    otherwise: 'Artık VIP istemiyorsanız bir şey yapmanız gerekmez.',
  },
  vipEnded: {
    subject: '{{name}} VIP üyeliğiniz sona erdi',
    heading: 'VIP üyeliğiniz sona erdi',
    body: 'VIP üyeliğiniz sona erdi. Tarih: {{date}}. Başka ücret alınmaz. Tüm skorlar, istatistikler ve ücretsiz tahminler sizde kalır.',
    action: 'VIP merkezini aç',
    otherwise: 'Sorunuz mu var? {{support}} adresine yazın.',
  },
};
