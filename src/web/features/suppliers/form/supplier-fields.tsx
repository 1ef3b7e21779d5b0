import { Textarea, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Columns } from '#web/ui/columns.tsx'
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
  const namesake = useNamesake(form.values.name, ownId)
  const { values, setValues } = form

  const field = (name: SupplierField) => ({
    ...form.field(name),
    label: t(`suppliers.form.${name}`),
    value: values[name],
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
        onChange={(event) => setValues({ name: event.currentTarget.value })}
      />
      <Columns base={1} xs={2}>
        <TextInput
          {...field('email')}
          type="email"
          placeholder={t('suppliers.form.emailPlaceholder')}
          autoComplete="off"
          onChange={(event) => setValues({ email: event.currentTarget.value })}
        />
        <TextInput
          {...field('phone')}
          type="tel"
          autoComplete="off"
          onChange={(event) => setValues({ phone: event.currentTarget.value })}
        />
      </Columns>
      <Textarea
        {...field('notes')}
        placeholder={t('suppliers.form.notesPlaceholder')}
        autosize
        minRows={3}
        maxRows={10}
        onChange={(event) => setValues({ notes: event.currentTarget.value })}
      />
    </>
  )
}
