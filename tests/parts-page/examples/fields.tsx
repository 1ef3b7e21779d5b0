import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { Form } from '#web/ui/form.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import { MoneyField } from '#web/ui/money-field.tsx'
import { PickerField } from '#web/ui/picker/picker-field.tsx'
import { PickerList } from '#web/ui/picker/picker-list.tsx'
import { PickerOptions } from '#web/ui/picker/picker-options.tsx'
import { usePicker } from '#web/ui/picker/use-picker.ts'
import { PercentField } from '#web/ui/percent-field.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import type { Examples } from '../example.ts'

const nothing = () => {}
const NAMES = ['Aubépine', 'Bourrache', 'Capucine']

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
  'PickerField, PickerOptions': function Picker() {
    const [text, setText] = useState('')
    const [opened, onOpenedChange] = useState(false)
    const items = NAMES.filter((name) => name.toLowerCase().includes(text.toLowerCase()))
    const picker = usePicker({ items, opened, onOpenedChange, onPick: setText })
    return (
      <PickerField label="Fleur" picker={picker} value={text} onType={setText}>
        <PickerOptions picker={picker} label="Fleurs" keyOf={(name) => name} empty="Aucune fleur">
          {(name) => name}
        </PickerOptions>
      </PickerField>
    )
  },
  PickerList: function List() {
    const [picked, setPicked] = useState<string>()
    const picker = usePicker({ items: NAMES, onPick: setPicked })
    return (
      <>
        <TextInput label="Fleur" {...picker.input} value={picked ?? ''} onChange={nothing} />
        <PickerList picker={picker} label="Fleurs" keyOf={(name) => name}>
          {(name) => name}
        </PickerList>
      </>
    )
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
