import type { MailTexts } from './mailTexts';

export const ja: MailTexts = {
  address: {
    subject: '{{code}} は{{name}}のコードです',
    heading: 'メールアドレスの確認',
    body: 'このコードを{{name}}に入力してログインしてください。10分間有効です。',
    action: 'ログイン中の端末で確認する',
    otherwise:
      'お心当たりがない場合は、何もする必要はありません。このコードは誰にも教えないでください。',
  },
  reset: {
    subject: '{{code}} は{{name}}の新しいパスワード用のコードです',
    heading: '新しいパスワードを決めてください',
    body: 'このコードを{{name}}に入力して、新しいパスワードを決めてください。10分間有効です。',
    otherwise:
      'お心当たりがない場合、パスワードは変わりません。このコードは誰にも教えないでください。',
  },
  passwordChanged: {
    subject: '{{name}}のパスワードが変更されました',
    heading: 'パスワードが変更されました',
    body: '{{name}}アカウントのパスワードが変更され、ほかの端末ではログアウトされました。',
    otherwise:
      'お心当たりがない場合は、すぐに「パスワードをお忘れですか？」から新しいパスワードを設定し、{{support}}までご連絡ください。',
  },
  twoStepOn: {
    subject: '{{name}}アカウントの2段階認証がオンになりました',
    heading: '2段階認証がオンになりました',
    body: '今後{{name}}アカウントへのログインには、認証アプリのコードも必要です。ほかの端末ではログアウトされました。',
    otherwise:
      'お心当たりがない場合は、すぐに「パスワードをお忘れですか？」から新しいパスワードを設定し、{{support}}までご連絡ください。',
  },
  twoStepOff: {
    subject: '{{name}}アカウントの2段階認証がオフになりました',
    heading: '2段階認証がオフになりました',
    body: '今後{{name}}アカウントへのログインに、認証アプリのコードは必要ありません。',
    otherwise:
      'お心当たりがない場合は、すぐに「パスワードをお忘れですか？」から新しいパスワードを設定し、{{support}}までご連絡ください。',
  },
  newRecoveryCodes: {
    subject: '{{name}}アカウントの新しいリカバリーコードが発行されました',
    heading: '新しいリカバリーコード',
    body: '{{name}}アカウントの新しいリカバリーコードが発行されました。古いものは使えません。',
    otherwise:
      'お心当たりがない場合は、すぐに「パスワードをお忘れですか？」から新しいパスワードを設定し、{{support}}までご連絡ください。',
  },
  vipWelcome: {
    subject: '{{name}}のVIP会員になりました',
    heading: 'VIPへようこそ',
    body: '{{amount}}のお支払いを確認しました。すべてのVIP予想を試合開始前に見られます。サブスクリプションは{{date}}に更新されます。',
    action: 'VIPセンターを見る',
    otherwise:
      'VIPセンターから、登録時と同じタップ数でいつでも解約でき、支払い済みの期間が終わるまでVIPのままです。法律で認められている地域では、登録から14日以内の契約の撤回もできます。{{support}}までご連絡ください。',
  },
  vipRenewal: {
    subject: '{{name}}のVIPは{{date}}に更新されます',
    heading: 'まもなくVIPが更新されます',
    body: '{{date}}に、年額VIPサブスクリプションが{{amount}}で更新されます。継続する場合、お手続きは不要です。',
    action: '変更または解約する',
    otherwise: 'それまでに解約すれば請求は発生せず、VIPは当日まで続きます。',
  },
  vipPaymentFailed: {
    subject: '{{name}}のVIPのお支払いに失敗しました',
    heading: 'お支払いに失敗しました',
    body: 'VIPサブスクリプションの{{amount}}を請求できませんでした。VIPは{{date}}まで続きます。それまでに支払い方法をご確認ください。',
    action: '支払い方法を確認',
    otherwise: 'VIPが不要な場合、お手続きは必要ありません。',
  },
  vipEnded: {
    subject: '{{name}}のVIPが終了しました',
    heading: 'VIPが終了しました',
    body: 'VIPは{{date}}に終了しました。今後の請求はありません。スコア、スタッツ、無料予想はこれまでどおりご利用いただけます。',
    action: 'VIPセンターを開く',
    otherwise: 'ご不明な点は{{support}}までご連絡ください。',
  },
};
