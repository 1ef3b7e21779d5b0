import { Flex } from '@mantine/core'
import { useState, type Ref } from 'react'
import { COEFFICIENT_DECIMALS, MAX_COEFFICIENT, MIN_COEFFICIENT } from '#domain/pricing/limits.ts'
import { MAX_PORTIONS } from '#domain/quantity/limits.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import classes from './change-line.module.css'
import { ChangeNote } from './change-note.tsx'
import type { Note } from './use-change-words.ts'

export interface NumberFigureProps {
  kind: 'portions' | 'coefficient'
  value: number | null
  name: string
  note: Note
  onChange: (value: number | null) => void
  inputRef: Ref<HTMLInputElement>
}

/** A number of portions or a coefficient, within what the contract takes, and beside it what was there before. */
export function NumberFigure({ kind, name, note, ...rest }: NumberFigureProps) {
  const [errorText, setErrorText] = useState<string | null>(null)
  const field = {
    ...rest,
    onErrorText: setErrorText,
    size: 'sm',
    className: classes.field,
    'aria-label': name,
  }
  return (
    <>
      <Flex component="span" align="center" gap={6} className={classes.figure}>
        {kind === 'portions' ? (
          <QuantityField {...field} decimals={0} min={1} max={MAX_PORTIONS} />
        ) : (
          <NumberField
            {...field}
            decimals={COEFFICIENT_DECIMALS}
            min={MIN_COEFFICIENT}
            max={MAX_COEFFICIENT}
          />
        )}
      </Flex>
      <ChangeNote note={errorText === null ? note : { text: errorText, look: 'refused' }} />
    </>
  )
}
