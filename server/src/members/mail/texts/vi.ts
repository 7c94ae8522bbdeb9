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
  vipWelcome: {
    subject: 'Bạn là VIP trên {{name}}',
    heading: 'Chào mừng đến với VIP',
    body: 'Khoản thanh toán {{amount}} của bạn đã được xác nhận. Bạn xem mọi dự đoán VIP trước khi trận đấu bắt đầu. Gói của bạn gia hạn ngày {{date}}.',
    action: 'Xem trung tâm VIP',
    otherwise:
      'Bạn có thể hủy bất cứ lúc nào trong trung tâm VIP, với số lần chạm bằng lúc đăng ký, và vẫn là VIP đến hết thời gian đã trả. Trong 14 ngày kể từ khi đăng ký, bạn cũng có thể rút khỏi hợp đồng ở nơi luật cho bạn quyền đó: hãy viết cho {{support}}.',
  },
  vipRenewal: {
    subject: 'VIP {{name}} của bạn gia hạn ngày {{date}}',
    heading: 'VIP của bạn sắp gia hạn',
    body: 'Ngày {{date}}, gói VIP năm của bạn được gia hạn với giá {{amount}}. Nếu muốn giữ, bạn không cần làm gì.',
    action: 'Đổi hoặc hủy gói',
    otherwise: 'Nếu bạn hủy trước đó, bạn không bị trừ tiền và VIP tiếp tục đến ngày đó.',
  },
  vipPaymentFailed: {
    subject: 'Thanh toán VIP {{name}} của bạn thất bại',
    heading: 'Thanh toán của bạn thất bại',
    body: 'Chúng tôi không thu được {{amount}} cho gói VIP của bạn. VIP tiếp tục đến {{date}}. Vui lòng kiểm tra phương thức thanh toán trước ngày đó.',
    action: 'Kiểm tra phương thức thanh toán',
    otherwise: 'Nếu không muốn VIP nữa, bạn không cần làm gì.',
  },
  vipEnded: {
    subject: 'VIP {{name}} của bạn đã kết thúc',
    heading: 'VIP của bạn đã kết thúc',
    body: 'VIP của bạn kết thúc ngày {{date}}. Bạn không bị trừ tiền nữa. Mọi tỷ số, thống kê và dự đoán miễn phí vẫn là của bạn.',
    action: 'Mở trung tâm VIP',
    otherwise: 'Có câu hỏi? Hãy viết cho {{support}}.',
  },
};
