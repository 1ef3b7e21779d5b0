import { createFileRoute } from '@tanstack/react-router'
import { PreviewPage } from '#web/features/sheets/preview/preview-page.tsx'

/** The address of a preview that names no sheet. */
export const Route = createFileRoute('/_print/recipes/preview')({ component: () => <PreviewPage id="" /> })
