import { Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SupplierFact } from '#contract/facts/supplier.ts'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { OrderFields } from './order-fields.tsx'
import { useNamesake } from './use-namesake.ts'
import type { SupplierForm } from './use-supplier-form.ts'
import { useTextField } from './use-text-field.ts'

export interface SupplierFieldsProps {
  form: SupplierForm
  /** Of the supplier that is changed. */
  ownId: string | undefined
}

/** The field of each fact, in the order of the form; `in` names the fact beside which it is. */
const FIELDS: Record<SupplierFact, ((props: SupplierFieldsProps) => ReactNode) | { in: SupplierFact }> = {
  name: NameField,
  email: ReachFields,
  phone: { in: 'email' },
  notes: NotesField,
  orderEmail: OrderFields,
  customerNumber: { in: 'orderEmail' },
  minimumHt: { in: 'orderEmail' },
  cutOff: { in: 'orderEmail' },
  leadDays: { in: 'orderEmail' },
  deliveryDays: { in: 'orderEmail' },
  orderNote: { in: 'orderEmail' },
}

export function SupplierFields(props: SupplierFieldsProps) {
  return Object.entries(FIELDS).map(([fact, Fields]) => 'in' in Fields || <Fields key={fact} {...props} />)
}

function NameField({ form, ownId }: SupplierFieldsProps) {
  const t = useTranslations('suppliers.form')
  const namesake = useNamesake(form.values.name, ownId)
  return (
    <TextInput
      {...useTextField(form, 'name')}
      placeholder={t('namePlaceholder')}
      required
      description={
        namesake && (
          <>
            {t('namesake', { name: namesake.name })}{' '}
            <TextLink to={paths.supplierProducts(namesake.id)}>{t('openNamesake')}</TextLink>
          </>
        )
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data-autofocus
      autoComplete="off"
    />
  )
}

function ReachFields({ form }: SupplierFieldsProps) {
  const t = useTranslations('suppliers.form')
  return (
    <Columns base={1} xs={2}>
      <TextInput
        {...useTextField(form, 'email')}
        type="email"
        placeholder={t('emailPlaceholder')}
        autoComplete="off"
      />
      <TextInput {...useTextField(form, 'phone')} type="tel" autoComplete="off" />
    </Columns>
  )
}

function NotesField({ form }: SupplierFieldsProps) {
  const t = useTranslations('suppliers.form')
  return (
    <Textarea
      {...useTextField(form, 'notes')}
      placeholder={t('notesPlaceholder')}
      autosize
      minRows={3}
      maxRows={10}
    />
  )
}
