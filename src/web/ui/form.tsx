import { Box, type BoxProps, type MantineSpacing } from '@mantine/core'
import { useState, type ComponentProps } from 'react'
import { DemoTyping } from './demo/demo-typing.tsx'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'noValidate'> {
  onSubmit: (form: HTMLFormElement) => void
  /** The distance between its fields, which it lays out in a column. */
  gap?: MantineSpacing
  mt?: BoxProps['mt']
}

/** Shows its own validation errors (`noValidate`), and is submitted without leaving the page. */
export function Form({ onSubmit, gap, children, ...form }: FormProps) {
  const [typed, setTyped] = useState(false)
  return (
    <Box
      component="form"
      noValidate
      {...(gap !== undefined && {
        style: {
          display: 'flex',
          flexDirection: 'column',
          gap: typeof gap === 'number' ? gap : `var(--mantine-spacing-${gap})`,
        },
      })}
      {...form}
      onInput={() => setTyped(true)}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event.currentTarget)
      }}
    >
      {children}
      <DemoTyping typed={typed} />
    </Box>
  )
}
