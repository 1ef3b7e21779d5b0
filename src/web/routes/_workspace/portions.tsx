import { createFileRoute } from '@tanstack/react-router'
import { PortionsPage } from '#web/features/sheets/portions/portions-page.tsx'

export const Route = createFileRoute('/_workspace/portions')({ component: PortionsPage })
