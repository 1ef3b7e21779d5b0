import { createFileRoute } from '@tanstack/react-router'
import { Landing } from '#web/ui/shell/landing.tsx'

export const Route = createFileRoute('/_public/')({ component: Landing })
