import type { MailTexts } from './mailTexts';

export const ko: MailTexts = {
  address: {
    subject: '{{name}} 코드: {{code}}',
    heading: '이메일 주소를 확인해 주세요',
    body: '이 코드를 {{name}}에 입력하고 로그인하세요. 10분간 유효합니다.',
    action: '로그인 중인 기기에서 확인',
    otherwise:
      '요청하지 않으셨다면 아무것도 하지 않으셔도 됩니다. 이 코드를 누구에게도 알려 주지 마세요.',
  },
  reset: {
    subject: '{{name}} 새 비밀번호용 코드: {{code}}',
    heading: '새 비밀번호를 정해 주세요',
    body: '이 코드를 {{name}}에 입력하고 새 비밀번호를 정하세요. 10분간 유효합니다.',
    otherwise:
      '요청하지 않으셨다면 비밀번호는 그대로 유지됩니다. 이 코드를 누구에게도 알려 주지 마세요.',
  },
  passwordChanged: {
    subject: '{{name}} 비밀번호가 변경되었습니다',
    heading: '비밀번호가 변경되었습니다',
    body: '{{name}} 계정의 비밀번호가 변경되었고 다른 기기에서는 로그아웃되었습니다.',
    otherwise:
      '본인이 아니라면 즉시 ‘비밀번호를 잊으셨나요?’에서 새 비밀번호를 설정하고 {{support}} 주소로 연락해 주세요.',
  },
  twoStepOn: {
    subject: '{{name}} 계정의 2단계 인증이 켜졌습니다',
    heading: '2단계 인증이 켜졌습니다',
    body: '이제 {{name}} 계정에 로그인하려면 인증 앱의 코드도 필요합니다. 다른 기기에서는 로그아웃되었습니다.',
    otherwise:
      '본인이 아니라면 즉시 ‘비밀번호를 잊으셨나요?’에서 새 비밀번호를 설정하고 {{support}} 주소로 연락해 주세요.',
  },
  twoStepOff: {
    subject: '{{name}} 계정의 2단계 인증이 꺼졌습니다',
    heading: '2단계 인증이 꺼졌습니다',
    body: '이제 {{name}} 계정에 로그인할 때 인증 앱의 코드가 필요하지 않습니다.',
    otherwise:
      '본인이 아니라면 즉시 ‘비밀번호를 잊으셨나요?’에서 새 비밀번호를 설정하고 {{support}} 주소로 연락해 주세요.',
  },
  newRecoveryCodes: {
    subject: '{{name}} 계정의 새 복구 코드가 생성되었습니다',
    heading: '새 복구 코드',
    body: '{{name}} 계정의 새 복구 코드가 생성되었습니다. 기존 코드는 더 이상 쓸 수 없습니다.',
    otherwise:
      '본인이 아니라면 즉시 ‘비밀번호를 잊으셨나요?’에서 새 비밀번호를 설정하고 {{support}} 주소로 연락해 주세요.',
  },
  vipWelcome: {
    subject: '{{name}} VIP 회원이 되었습니다',
    heading: 'VIP에 오신 것을 환영합니다',
    body: '{{amount}} 결제가 확인되었습니다. 모든 VIP 픽을 경기 시작 전에 볼 수 있습니다. 구독은 {{date}}에 갱신됩니다.',
    action: 'VIP 센터 보기',
    otherwise:
      'VIP 센터에서 구독할 때와 같은 횟수의 탭으로 언제든 해지할 수 있고, 결제한 기간이 끝날 때까지 VIP가 유지됩니다. 법이 보장하는 곳에서는 구독 후 14일 이내에 청약을 철회할 수도 있습니다. {{support}} 주소로 연락해 주세요.',
  },
  vipRenewal: {
    subject: '{{name}} VIP가 {{date}}에 갱신됩니다',
    heading: 'VIP가 곧 갱신됩니다',
    body: '{{date}}에 연간 VIP 구독이 갱신됩니다. 결제 금액은 {{amount}}입니다. 계속 이용하려면 아무것도 하지 않아도 됩니다.',
    action: '변경 또는 해지',
    otherwise: '그 전에 해지하면 청구되지 않으며, VIP는 그날까지 유지됩니다.',
  },
  vipPaymentFailed: {
    subject: '{{name}} VIP 결제에 실패했습니다',
    heading: '결제에 실패했습니다',
    body: 'VIP 구독료({{amount}})를 결제하지 못했습니다. VIP는 {{date}}까지 유지됩니다. 그 전에 결제 수단을 확인해 주세요.',
    action: '결제 수단 확인',
    otherwise: 'VIP를 더 원하지 않으면 아무것도 하지 않아도 됩니다.',
  },
  vipEnded: {
    subject: '{{name}} VIP가 종료되었습니다',
    heading: 'VIP가 종료되었습니다',
    body: 'VIP가 {{date}}에 종료되었습니다. 더는 청구되지 않습니다. 모든 스코어, 기록, 무료 픽은 계속 이용할 수 있습니다.',
    action: 'VIP 센터 열기',
    otherwise: '궁금한 점이 있으면 {{support}} 주소로 문의해 주세요.',
  },
};
