import { createFileRoute } from '@tanstack/react-router'
import { PreviewRefusal } from '#web/features/sheets/preview/preview-refusal.tsx'

/** The address of a preview that names no sheet. */
export const Route = createFileRoute('/_print/recipes/preview')({
  component: () => <PreviewRefusal reason="idMissing" />,
})
