import { Checkbox, CheckboxGroup, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { NamedSheet, UnconfirmedProduct } from '#contract/product-names.ts'
import type { UserProduct } from '#contract/products.ts'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { orpc } from '#web/lib/query/api.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { MoneyField } from '#web/ui/money-field.tsx'
import { ProductPicker } from './product-picker.tsx'
import classes from './unconfirmed-products.module.css'
import { useQuotedNames } from './use-quoted-names.ts'
import { useRefuseNames } from './use-refuse-names.ts'

interface RefuseNamesModalProps {
  product: UnconfirmedProduct
  onClose: () => void
  onDone: () => void
}

/** What names mean that an import has taken for a product: a new one or another, and in which sheets. */
export function RefuseNamesModal({ product, onClose, onDone }: RefuseNamesModalProps) {
  const { id, names, unit } = product
  const t = useTranslations('products.unconfirmed')
  const sentence = useFailureSentence()
  const [name, setName] = useState(asTitle(names[0] ?? ''))
  const [priceHt, setPriceHt] = useState<number | null>(null)
  const [chosen, setChosen] = useState<UserProduct | null>(null)
  const [ticked, setTicked] = useState<readonly string[]>()
  const named = useQuery(orpc.productNames.sheets.queryOptions({ input: { id }, staleTime: 0 }))
  const { sheets = [], otherNames = [] } = named.data ?? {}
  // Files that have other names for the product do not show which of its lines each name is of.
  const proposed = otherNames.length === 0 ? sheets.filter(({ imported }) => imported) : []
  const sheetIds = ticked ?? proposed.map((sheet) => sheet.id)
  const refusing = useRefuseNames(product, () => {
    onClose()
    onDone()
  })
  const quoted = useQuotedNames()
  const toggle = (sheetId: string) =>
    setTicked(sheetIds.includes(sheetId) ? sheetIds.filter((one) => one !== sheetId) : [...sheetIds, sheetId])
  return (
    <ConfirmModal
      opened
      title={t('refusal.title', { count: names.length, names: quoted(names) })}
      confirmLabel={t('refusal.confirm', { count: sheetIds.length })}
      busyLabel={t('refusal.busy')}
      busy={refusing.isPending}
      ready={named.isSuccess && !Number.isNaN(priceHt) && (chosen !== null || name.trim() !== '')}
      error={refusing.error === null ? undefined : sentence(t('refusal.failure'), refusing.error)}
      onConfirm={() => refusing.mutate({ chosen, name: name.trim(), priceHt, sheetIds: [...sheetIds] })}
      onCancel={onClose}
    >
      <Stack gap="md">
        {chosen === null && (
          <>
            <TextInput
              label={t('refusal.newName')}
              maxLength={PRODUCT_MAX_LENGTH.name}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              data-autofocus
            />
            <MoneyField
              label={t('refusal.newPrice', { unit })}
              value={priceHt}
              onChange={setPriceHt}
              decimals={4}
            />
          </>
        )}
        <ProductPicker label={t('refusal.by')} except={id} value={chosen} onChange={setChosen} />
        {named.isError ? (
          <ErrorBanner
            text={sentence(t('refusal.loadFailure'), named.error)}
            onRetry={() => void named.refetch()}
          />
        ) : named.isPending ? (
          <Skeleton height={80} />
        ) : (
          <>
            {otherNames.length > 0 && (
              <Text size="sm">
                {t('refusal.otherNames', { name: product.name, names: quoted(otherNames) })}
              </Text>
            )}
            {sheets.length === 0 ? (
              <Text size="sm" c="dimmed">
                {t('refusal.noSheets')}
              </Text>
            ) : (
              <CheckboxGroup label={t('refusal.sheets', { name: product.name })} value={[...sheetIds]}>
                <Stack gap={4} mt={4} className={classes.sheets}>
                  {sheets.map((sheet) => (
                    <SheetChoice key={sheet.id} sheet={sheet} onToggle={() => toggle(sheet.id)} />
                  ))}
                </Stack>
              </CheckboxGroup>
            )}
          </>
        )}
        {product.priceHt !== null && (
          <Text size="sm" c="dimmed">
            {t('refusal.priceStays', { name: product.name })}
          </Text>
        )}
      </Stack>
    </ConfirmModal>
  )
}

function SheetChoice({ sheet, onToggle }: { sheet: NamedSheet; onToggle: () => void }) {
  const t = useTranslations('products.unconfirmed.refusal')
  const { id, title, lines, imported } = sheet
  const notes = [
    ...(lines > 1 ? [t('lines', { count: lines })] : []),
    ...(imported ? [] : [t('notImported')]),
  ]
  return (
    <Checkbox
      value={id}
      onChange={onToggle}
      label={
        <>
          {title} {notes.length > 0 && <span className="note">{notes.join(' · ')}</span>}
        </>
      }
    />
  )
}

/** Names are kept without capitals. */
const asTitle = (name: string) => name.charAt(0).toLocaleUpperCase('fr') + name.slice(1)
