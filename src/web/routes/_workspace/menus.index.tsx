import { createFileRoute } from '@tanstack/react-router'
import { MenusPage } from '#web/features/menus/list/menus-page.tsx'

export const Route = createFileRoute('/_workspace/menus/')({
  beforeLoad: ({ context }) => context.texts.need('menus'),
  component: MenusPage,
})
