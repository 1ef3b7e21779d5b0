import { SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import type { SupplierField } from './supplier-draft.ts'
import { useNamesake } from './use-namesake.ts'
import type { SupplierForm } from './use-supplier-form.ts'

export interface SupplierFieldsProps {
  form: SupplierForm
  /** Of the supplier that is changed. */
  ownId: string | undefined
}

export function SupplierFields({ form, ownId }: SupplierFieldsProps) {
  const t = useTranslations()
  const namesake = useNamesake(form.draft.name, ownId)
  const { draft, issues, change, inputId } = form

  const sentence = (field: SupplierField) => {
    const rule = issues[field]
    if (rule === undefined) return undefined
    if (rule === 'required') return t('suppliers.form.nameRequired')
    if (rule === 'too-long') return t('suppliers.form.tooLong', { maximum: SUPPLIER_MAX_LENGTH[field] })
    return t(`errors.rules.${rule}`)
  }
  const field = (name: SupplierField) => ({
    id: inputId(name),
    label: t(`suppliers.form.${name}`),
    error: sentence(name),
    value: draft[name],
  })

  return (
    <>
      <TextInput
        {...field('name')}
        placeholder={t('suppliers.form.namePlaceholder')}
        required
        description={namesake && t('suppliers.form.namesake')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-autofocus
        autoComplete="off"
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <TextInput
          {...field('email')}
          type="email"
          placeholder={t('suppliers.form.emailPlaceholder')}
          autoComplete="off"
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <TextInput
          {...field('phone')}
          type="tel"
          autoComplete="off"
          onChange={(event) => change({ phone: event.currentTarget.value })}
        />
      </SimpleGrid>
      <Textarea
        {...field('notes')}
        placeholder={t('suppliers.form.notesPlaceholder')}
        autosize
        minRows={3}
        maxRows={10}
        onChange={(event) => change({ notes: event.currentTarget.value })}
      />
    </>
  )
}
