export { ChangePassword } from '../password/ChangePassword';
export { ForgetPassword } from '../password/ForgetPassword';
export { ResetPassword } from '../password/ResetPassword';
export { EmailVerified, EmailVerifiedFailed } from '../verified/VerifiedPages';
export { ChangeAddress } from './ChangeAddress';
export { CodeLogin } from './CodeLogin';
export { EmailLogin } from './EmailLogin';
export { LoginPage } from './LoginPage';
export { VerifyPage } from './VerifyPage';
