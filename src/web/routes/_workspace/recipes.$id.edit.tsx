import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import type { NewProductForm } from '#web/features/sheets/editor/doors.ts'
import { EditPage } from '#web/features/sheets/editor/edit-page.tsx'

const NewProductDrawer = lazy(async () => ({
  default: (await import('#web/features/products/form/new-product-drawer.tsx')).NewProductDrawer,
}))

export const Route = createFileRoute('/_workspace/recipes/$id/edit')({ component: EditSheet })

function EditSheet() {
  const { id } = Route.useParams()
  return <EditPage key={id} id={id} newProduct={newProductDrawer} />
}

function newProductDrawer(form: NewProductForm) {
  return <NewProductDrawer opened {...form} />
}
