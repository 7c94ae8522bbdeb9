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
  vipWelcome: {
    subject: '您已成为 {{name}} VIP',
    heading: '欢迎加入 VIP',
    body: '您的 {{amount}} 付款已确认。您可以在比赛开始前看到每条 VIP 推荐。您的订阅将于 {{date}} 续订。',
    action: '查看 VIP 中心',
    otherwise:
      '您可以随时在 VIP 中心取消，步骤与订阅一样简单，VIP 保留到已付款周期结束。在法律赋予撤回权的地区，您也可以在 14 天内撤回：请写信至 {{support}}。',
  },
  vipRenewal: {
    subject: '您的 {{name}} VIP 将于 {{date}} 续订',
    heading: '您的 VIP 即将续订',
    body: '您的年度 VIP 订阅将于 {{date}} 以 {{amount}} 续订。如需保留，无需任何操作。',
    action: '更改或取消',
    otherwise: '如在此之前取消，不会扣款，VIP 保留到当天。',
  },
  vipPaymentFailed: {
    subject: '您的 {{name}} VIP 付款失败',
    heading: '您的付款失败',
    body: '我们未能收取您 VIP 订阅的 {{amount}}。VIP 保留到 {{date}}。请在此之前检查您的付款方式。',
    action: '检查付款方式',
    otherwise: '如果您不再需要 VIP，无需任何操作。',
  },
  vipEnded: {
    subject: '您的 {{name}} VIP 已结束',
    heading: '您的 VIP 已结束',
    body: '您的 VIP 已于 {{date}} 结束。不会再扣款。所有比分、统计和免费推荐仍可使用。',
    action: '打开 VIP 中心',
    otherwise: '有问题？请写信至 {{support}}。',
  },
};
