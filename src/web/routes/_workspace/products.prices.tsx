import { createFileRoute } from '@tanstack/react-router'
import { JournalPage } from '#web/features/prices/journal/journal-page.tsx'

export const Route = createFileRoute('/_workspace/products/prices')({ component: JournalPage })
