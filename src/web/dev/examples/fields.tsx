import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { Form } from '#web/ui/form.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import { MoneyField } from '#web/ui/money-field.tsx'
import { PercentField } from '#web/ui/percent-field.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import type { Examples } from '../example.ts'

const nothing = () => {}

function useNumber(initial: number | null) {
  const [value, onChange] = useState(initial)
  return { value, onChange }
}

export const examples: Examples = {
  SearchField: function Search() {
    const [value, setValue] = useState('')
    return <SearchField value={value} onChange={setValue} placeholder="Rechercher..." />
  },
  QuantityField: function Quantity() {
    return <QuantityField label="Quantité" unit="kg" {...useNumber(1234.5)} />
  },
  MoneyField: function Money() {
    return <MoneyField label="Prix" {...useNumber(12.5)} />
  },
  'PercentField, an error': function Percent() {
    return <PercentField label="Taux" error="Le taux est trop bas" {...useNumber(5)} />
  },
  'Form, FormFoot': () => (
    <Form onSubmit={nothing}>
      <TextInput label="Nom" withAsterisk error="Le nom est requis" />
      <FormFoot busy={false} onCancel={nothing} mt="md">
        Enregistrer
      </FormFoot>
    </Form>
  ),
  'FormFoot, busy': () => (
    <FormFoot busy onCancel={nothing}>
      Enregistrement...
    </FormFoot>
  ),
}
