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
};
