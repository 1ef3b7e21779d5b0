export { ForgotPasswordPage as Page } from '#web/features/account/credentials/forgot-password-page.tsx'
