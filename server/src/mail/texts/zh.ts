import type { MailTexts } from './mailTexts';

export const zh: MailTexts = {
  address: {
    subject: '{{code}} 是你的 {{name}} 验证码',
    heading: '验证你的邮箱',
    body: '请在 {{name}} 中输入此验证码以登录，10 分钟内有效。',
    action: '在你正在登录的设备上确认',
    otherwise: '如果不是你本人的操作，无需理会。请勿将验证码告诉任何人。',
  },
  reset: {
    subject: '{{code}} 是你重设 {{name}} 密码的验证码',
    heading: '设置新密码',
    body: '请在 {{name}} 中输入此验证码以设置新密码，10 分钟内有效。',
    otherwise: '如果不是你本人的操作，你的密码不会改变。请勿将验证码告诉任何人。',
  },
  passwordChanged: {
    subject: '你的 {{name}} 密码已更改',
    heading: '你的密码已更改',
    body: '你的 {{name}} 账户密码已更改，其他设备均已退出登录。',
    otherwise: '如果不是你本人的操作，请立即通过“忘记密码”设置新密码，并联系 {{support}}。',
  },
  twoStepOn: {
    subject: '你的 {{name}} 账户已开启两步登录',
    heading: '两步登录已开启',
    body: '现在登录你的 {{name}} 账户还需要身份验证器应用中的验证码。其他设备均已退出登录。',
    otherwise: '如果不是你本人的操作，请立即通过“忘记密码”设置新密码，并联系 {{support}}。',
  },
  twoStepOff: {
    subject: '你的 {{name}} 账户已关闭两步登录',
    heading: '两步登录已关闭',
    body: '登录你的 {{name}} 账户不再需要身份验证器应用中的验证码。',
    otherwise: '如果不是你本人的操作，请立即通过“忘记密码”设置新密码，并联系 {{support}}。',
  },
  newRecoveryCodes: {
    subject: '你的 {{name}} 账户已生成新的恢复代码',
    heading: '新的恢复代码',
    body: '你的 {{name}} 账户已生成新的恢复代码，旧代码不再有效。',
    otherwise: '如果不是你本人的操作，请立即通过“忘记密码”设置新密码，并联系 {{support}}。',
  },
};
