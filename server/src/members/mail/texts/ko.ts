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
};
