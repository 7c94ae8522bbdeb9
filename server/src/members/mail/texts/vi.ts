import type { MailTexts } from './mailTexts';

export const vi: MailTexts = {
  address: {
    subject: '{{code}} là mã {{name}} của bạn',
    heading: 'Xác nhận địa chỉ email của bạn',
    body: 'Nhập mã này vào {{name}} để đăng nhập. Mã có hiệu lực trong 10 phút.',
    action: 'Xác nhận trên thiết bị bạn đang đăng nhập',
    otherwise: 'Nếu không phải bạn yêu cầu, bạn không cần làm gì. Đừng bao giờ đưa mã này cho ai.',
  },
  reset: {
    subject: '{{code}} là mã để đặt mật khẩu {{name}} mới',
    heading: 'Chọn mật khẩu mới',
    body: 'Nhập mã này vào {{name}} để chọn mật khẩu mới. Mã có hiệu lực trong 10 phút.',
    otherwise:
      'Nếu không phải bạn yêu cầu, mật khẩu của bạn vẫn giữ nguyên. Đừng bao giờ đưa mã này cho ai.',
  },
  passwordChanged: {
    subject: 'Mật khẩu {{name}} của bạn đã được đổi',
    heading: 'Mật khẩu của bạn đã được đổi',
    body: 'Mật khẩu tài khoản {{name}} của bạn đã được đổi và các thiết bị khác đã bị đăng xuất.',
    otherwise:
      'Nếu không phải bạn, hãy đặt ngay mật khẩu mới tại “Quên mật khẩu?” và viết cho {{support}}.',
  },
  twoStepOn: {
    subject: 'Đăng nhập hai bước đã bật cho tài khoản {{name}} của bạn',
    heading: 'Đăng nhập hai bước đã bật',
    body: 'Từ giờ, đăng nhập tài khoản {{name}} còn cần mã từ ứng dụng xác thực. Các thiết bị khác đã bị đăng xuất.',
    otherwise:
      'Nếu không phải bạn, hãy đặt ngay mật khẩu mới tại “Quên mật khẩu?” và viết cho {{support}}.',
  },
  twoStepOff: {
    subject: 'Đăng nhập hai bước đã tắt cho tài khoản {{name}} của bạn',
    heading: 'Đăng nhập hai bước đã tắt',
    body: 'Đăng nhập tài khoản {{name}} không còn cần mã từ ứng dụng xác thực.',
    otherwise:
      'Nếu không phải bạn, hãy đặt ngay mật khẩu mới tại “Quên mật khẩu?” và viết cho {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Có mã khôi phục mới cho tài khoản {{name}} của bạn',
    heading: 'Mã khôi phục mới',
    body: 'Mã khôi phục mới đã được tạo cho tài khoản {{name}} của bạn. Các mã cũ không còn dùng được.',
    otherwise:
      'Nếu không phải bạn, hãy đặt ngay mật khẩu mới tại “Quên mật khẩu?” và viết cho {{support}}.',
  },
};
