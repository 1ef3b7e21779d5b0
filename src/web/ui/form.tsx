import { useState, type ComponentProps } from 'react'
import { DemoTyping } from './demo/demo-typing.tsx'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'noValidate'> {
  onSubmit: (form: HTMLFormElement) => void
}

/** Shows its own validation errors (`noValidate`), and is submitted without leaving the page. */
export function Form({ onSubmit, children, ...form }: FormProps) {
  const [typed, setTyped] = useState(false)
  return (
    <form
      noValidate
      {...form}
      onInput={() => setTyped(true)}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event.currentTarget)
      }}
    >
      {children}
      <DemoTyping typed={typed} />
    </form>
  )
}
