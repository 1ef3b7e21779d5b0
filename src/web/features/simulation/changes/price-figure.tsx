import { ActionIcon, Button, Flex, TextInput } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { IconPlusMinus } from '#web/ui/icons/plus-minus.ts'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceMove } from '#domain/simulation/price-move.ts'
import type { PriceReadingOptions } from '#domain/simulation/read-price-move.ts'
import classes from './change-line.module.css'
import { ChangeNote } from './change-note.tsx'
import type { Note } from './use-change-words.ts'
import { usePriceEntry } from './use-price-entry.ts'
import { usePriceMoveText } from './use-price-move-text.ts'

export interface PriceFigureProps {
  move: PriceMove | null
  of: PriceReadingOptions['of']
  /** What is repriced: 'Beurre doux'. */
  name: string
  /** '/ kg' behind a price. */
  per: string
  note: Note
  onChange: (move: PriceMove | null) => void
  inputRef: Ref<HTMLInputElement>
}

/** A new price or a change of one, typed with its sign, and beside it what it comes to. */
export function PriceFigure({ move, of, name, per, note, onChange, inputRef }: PriceFigureProps) {
  const t = useTranslations('simulation.line')
  const tEntry = useTranslations('simulation.entry')
  const moveText = usePriceMoveText()
  const entry = usePriceEntry({ move, of, onChange })
  const { ref, onType, onEnter, onChange: _, ...props } = { onChange: undefined, ...entry.props }
  const { fault, choices, text } = entry
  return (
    <>
      <Flex component="span" align="center" gap={6} className={classes.figure}>
        <TextInput
          {...props}
          ref={useMergedRef(ref, inputRef)}
          className={`${classes.field} ${classes.move}`}
          size="sm"
          aria-label={t(`priceOf.${of.kind}`, { name })}
          placeholder={t(`example.${of.kind}`)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          error={fault !== null || note.look === 'refused'}
          data-undecided={entry.undecided || undefined}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && onEnter()}
        />
        {/* The keys of a telephone's number pad have no sign. */}
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('turn', { name })}
          title={t('turnShort')}
          disabled={move === null || move.measure === 'price' || move.value === 0}
          onClick={() => move !== null && onChange({ ...move, value: -move.value })}
        >
          <IconPlusMinus size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Flex>
      {fault !== null && (
        <ChangeNote note={{ text: tEntry(fault, { text, of: of.kind }), look: 'refused' }} />
      )}
      {fault === null && choices.length === 0 && <ChangeNote note={note} />}
      {choices.length > 0 && (
        <Flex component="output" wrap="wrap" align="center" gap={6} className={classes.choices}>
          {tEntry('choose', { text })}
          {choices.map((choice) => (
            <Button
              key={choice.measure}
              variant="default"
              size="compact-sm"
              onClick={() => entry.choose(choice)}
            >
              {choice.measure === 'percent' ? moveText(choice) : `${moveText(choice)}${per}`}
            </Button>
          ))}
        </Flex>
      )}
    </>
  )
}
