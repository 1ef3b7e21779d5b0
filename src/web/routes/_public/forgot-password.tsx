import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '#web/features/account/credentials/forgot-password-page.tsx'

export const Route = createFileRoute('/_public/forgot-password')({ component: ForgotPasswordPage })
