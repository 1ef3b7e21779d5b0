import { Box, Popover } from '@mantine/core'
import { useId, useState } from 'react'
import { MoneyField, type MoneyFieldProps } from '../money-field.tsx'
import classes from './edited-cell.module.css'
import { useCellField } from './use-cell-field.ts'

export interface MoneyCellProps extends Pick<MoneyFieldProps, 'decimals' | 'unit' | 'rightSectionWidth'> {
  label: string
  /** What the field begins with. */
  amount: number | null
  /** Why what is typed cannot be saved; the number is what the field has read in the text. */
  problemOf: (amount: number | null, text: string) => string | null
  /** Why a field that is left below zero is wrong. */
  negative: string
  onCommit: (amount: number | null) => void
  onGiveUp: () => void
}

/** An amount, typed in its cell. A refused one keeps the field open, with the reason below. */
export function MoneyCell(props: MoneyCellProps) {
  const { label, amount, problemOf, onCommit, onGiveUp, ...field } = props
  const id = useId()
  const [typed, setTyped] = useState(amount)
  const [errorText, setErrorText] = useState<string | null>(null)
  const [judged, setJudged] = useState<string | null>(null)
  const sentence = errorText ?? judged
  const { onKeyDownCapture, onKeyDown, onBlurSaves } = useCellField({
    onGiveUp,
    onCommit: (input) => {
      const problem = problemOf(typed, input.value)
      setJudged(problem)
      if (problem !== null) return false
      onCommit(typed)
      return true
    },
  })
  return (
    <Popover
      opened={sentence !== null}
      position="bottom-end"
      withRoles={false}
      trapFocus={false}
      shadow="md"
      portalProps={{ target: 'main' }}
    >
      <Popover.Target>
        <Box mx={-6} className={classes.field}>
          <MoneyField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the cell was opened to type in it
            autoFocus
            aria-label={label}
            aria-describedby={sentence === null ? undefined : id}
            size="xs"
            classNames={{ input: classes.price, section: classes.unit }}
            {...field}
            validateOnSubmit
            value={typed}
            error={sentence !== null}
            onErrorText={setErrorText}
            onChange={(read) => {
              setTyped(read)
              setJudged(null)
            }}
            onKeyDownCapture={onKeyDownCapture}
            onKeyDown={onKeyDown}
            onBlur={onBlurSaves}
          />
        </Box>
      </Popover.Target>
      <Popover.Dropdown className={classes.sentence} id={id} role="alert">
        {sentence}
      </Popover.Dropdown>
    </Popover>
  )
}
