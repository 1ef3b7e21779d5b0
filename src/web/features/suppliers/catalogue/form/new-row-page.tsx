import { Button, Card, Group, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { changedFacts } from '#web/entities/product/form/product-draft.ts'
import type { SupplierRef } from '#web/entities/supplier/supplier-ref.ts'
import { SupplierPicker } from '#web/entities/supplier/supplier-picker.tsx'
import { FormSkeleton } from '#web/ui/skeletons.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { KnownSupplier } from '../known-supplier.tsx'
import { emptyRow } from './row-draft.ts'
import { RowFields } from './row-fields.tsx'
import { useSaveRow } from './use-save-row.ts'

export interface NewRowPageProps {
  id: string
  /** Leads to the catalogue that the product went into, without asking about unsaved work. */
  onSaved: (supplierId: string) => void
}

/** /suppliers/{id}/products/new */
export function NewRowPage({ id, onSaved }: NewRowPageProps) {
  return (
    <KnownSupplier id={id} skeleton={<FormSkeleton />}>
      {({ id, name }) => <NewRow supplier={{ id, name }} onSaved={onSaved} />}
    </KnownSupplier>
  )
}

function NewRow({ supplier, onSaved }: { supplier: SupplierRef; onSaved: (id: string) => void }) {
  const t = useTranslations('catalogue')
  const { form, conflict, creation, correct, busy, stored, failure, save } = useSaveRow({
    row: null,
    supplier,
    onDone: onSaved,
  })
  const { values: draft, setValues, field } = form
  const dirty = Object.keys(changedFacts(emptyRow(supplier), draft)).length > 0

  return (
    <>
      <PageHeader
        title={t('form.title')}
        crumb={{ label: supplier.name, to: paths.supplierProducts(supplier.id) }}
      />
      <Card maw={680}>
        <Form onSubmit={save}>
          <Stack gap="lg">
            <RowFields
              form={form}
              supplier={
                <SupplierPicker
                  {...field('supplierId')}
                  label={t('form.supplier')}
                  placeholder={t('form.supplierPlaceholder')}
                  value={draft.supplier}
                  onChange={(chosen) => setValues({ supplier: chosen })}
                  onLookupChange={(state) => form.reportLookup('supplierId', state)}
                  withAsterisk
                />
              }
            />
            <ConflictNotice conflict={conflict} busy={busy} />
            <MadeBeforeNotice
              creation={creation}
              nameOf={({ name }) => name}
              busy={busy}
              // A row does not go from one catalogue to another.
              onCorrect={creation.madeBefore?.supplierId === draft.supplier?.id ? correct : undefined}
              onAnother={save}
            />
            {failure !== undefined && <ErrorBanner text={failure} />}
            <Group justify="flex-end" gap="sm">
              <ButtonLink to={paths.supplierProducts(supplier.id)} variant="default">
                {t('form.cancel')}
              </ButtonLink>
              <Button type="submit" disabled={busy}>
                {busy ? t('form.saving') : t('form.save')}
              </Button>
            </Group>
          </Stack>
        </Form>
      </Card>
      <UnsavedChangesGuard dirty={dirty && !stored} />
    </>
  )
}
