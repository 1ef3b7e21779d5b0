import { createFileRoute } from '@tanstack/react-router'
import { UnpricedSheets } from '#web/features/selling-prices/unpriced-sheets.tsx'
import { SheetImportPage } from '#web/features/sheet-files/sheet-import-page.tsx'
import { importSearch } from '#web/features/sheet-files/import-search.ts'

export const Route = createFileRoute('/_workspace/recipes/import')({
  beforeLoad: ({ context }) => context.texts.need('sheetFiles', 'products', 'sellingPrices'),
  validateSearch: importSearch,
  component: SheetImport,
})

function SheetImport() {
  const opened = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SheetImportPage
      opened={opened}
      onOpen={(next) => void navigate({ search: next })}
      prices={<UnpricedSheets />}
    />
  )
}
