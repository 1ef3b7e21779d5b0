import { Checkbox, Group, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { VESSELS } from '#domain/imports/counted-words.ts'
import { knownWeight } from '#domain/quantity/known-measures.ts'
import { MIN_QUANTITY } from '#domain/quantity/limits.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { Proposal, Proposed } from '#web/entities/product/proposal.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { useFormat } from '#web/lib/format/use-format.ts'
import { knownWeightOf, missingOf, unitsToGive } from './missing-quantity.ts'
import type { MissingQuantity } from './missing-quantity.ts'
import { newLineOf, openDoubt, withGiven } from './pasted-line.ts'
import type { PastedLine } from './pasted-line.ts'
import type { LineSource } from '../state/line-source.ts'
import { SizeProposals } from './size-proposals.tsx'
import { weightToKeep } from './weights-to-keep.ts'
import classes from './pasted-recipe.module.css'

interface PastedDoubtProps {
  line: PastedLine
  onChange: (line: PastedLine) => void
}

/** Why a quantity is doubtful, and the place to give it: what one weighs, or how much it is in all. */
export function PastedDoubt({ line, onChange }: PastedDoubtProps) {
  const t = useTranslations('paste')
  const tOne = useTranslations('trade.one')
  const { read, source, match } = line
  const missing = source === null ? null : missingOf(read, source)
  // What a size means is a doubt only while the weight of one is missing.
  const doubt =
    openDoubt(read, match) ?? (missing === null || read.doubt?.reason === 'counted' ? null : read.doubt)
  if (source === null || (missing === null && doubt === null)) return null
  const one = missing === null || missing.word === 'lettre' ? null : tOne(missing.word)
  const asked = one === null ? t('doubts.quantity') : t(missing?.holds === true ? 'holds' : 'weighs', { one })
  return (
    <>
      {doubt !== null && (
        <small className={classes.doubt}>{t(`doubts.${doubt.reason}`, { written: doubt.written })}</small>
      )}
      {one !== null && <small className={classes.doubt}>{t('missing', { what: asked })}</small>}
      <GivenFields
        // Another product offers other units.
        key={source.product?.id ?? source.preparation?.id}
        label={t('given', { what: asked, text: read.name })}
        line={line}
        source={source}
        missing={missing}
        onChange={onChange}
      />
      {missing !== null && line.given === null && <SizeProposals line={line} onChange={onChange} />}
      {weightToKeep(line) !== null && (
        <Checkbox
          size="xs"
          mt={6}
          label={t('keep')}
          checked={line.kept}
          onChange={(event) => onChange({ ...line, kept: event.currentTarget.checked })}
        />
      )}
    </>
  )
}

/** '3 × 5 g = 15 g', where the product knows what one weighs of what the line counts. */
export function KnownWeightNote({ line }: { line: PastedLine }) {
  const t = useTranslations('paste')
  const tOne = useTranslations('trade.one')
  const tCounted = useTranslations('trade.counted')
  const format = useFormat()
  const { read, source, given } = line
  const known = source === null || given !== null ? null : knownWeightOf(read, source)
  const total = newLineOf(line)?.quantity ?? null
  if (known === null || total === null) return null
  const { word, count, quantity, unit, stated } = known
  const words = stated ? 'knownStated' : VESSELS.has(word) ? 'knownContent' : 'knownWeight'
  const withUnit = (figure: number) => `${format.quantity(figure)}\u00a0${tCounted(unit, { count: figure })}`
  return (
    <small className={classes.known}>
      {t('known', {
        what: t(words, { one: tOne(word) }),
        count: format.quantity(count),
        weight: withUnit(quantity),
        total: withUnit(total),
      })}
    </small>
  )
}

interface GivenFieldsProps extends PastedDoubtProps {
  label: string
  source: NonNullable<PastedLine['source']>
  missing: MissingQuantity | null
}

/** What a public table knows that one of it weighs. */
function proposedFor({ product }: LineSource, missing: MissingQuantity | null) {
  if (product === null || missing === null || missing.word === 'lettre') return null
  const known = knownWeight(product.name, missing.word)
  return known === null ? null : { ...known, word: missing.word }
}

function GivenFields({ label, line, source, missing, onChange }: GivenFieldsProps) {
  const t = useTranslations('paste')
  const tCounted = useTranslations('trade.counted')
  const tOne = useTranslations('trade.one')
  const { given } = line
  const whole = missing === null ? newLineOf(line) : null
  const ownUnit = whole?.unit ?? null
  const units = [
    ...new Set([...(ownUnit === null ? [] : [ownUnit]), ...unitsToGive(source, missing?.holds === true)]),
  ]
  const [chosenUnit, setUnit] = useState<LineUnit>(units[0] ?? 'g')
  const unit = given?.unit ?? chosenUnit
  const quantity = given?.quantity ?? whole?.quantity ?? null
  const known = proposedFor(source, missing)

  const give = (figure: number | null, chosen: LineUnit) =>
    onChange(withGiven(line, figure === null ? null : { quantity: figure, unit: chosen }))

  return (
    <>
      <Group gap={6} mt={4} wrap="nowrap">
        <QuantityField
          size="xs"
          flex="0 1 88px"
          aria-label={label}
          value={quantity}
          min={MIN_QUANTITY}
          onChange={(figure) => give(figure, unit)}
        />
        <NativeSelect
          size="xs"
          flex="0 0 112px"
          aria-label={t('unitOf', { what: label })}
          value={unit}
          onChange={({ currentTarget: { value } }) => {
            const chosen = units.find((choice) => choice === value) ?? unit
            setUnit(chosen)
            if (quantity !== null) give(quantity, chosen)
          }}
          data={units.map((choice) => ({ value: choice, label: tCounted(choice, { count: 1 }) }))}
        />
      </Group>
      {known !== null && quantity === null && (
        <Proposal
          known={known}
          one={tOne(known.word)}
          onTake={() => {
            setUnit('g')
            give(known.figure, 'g')
          }}
        />
      )}
      {known !== null && quantity === known.figure && unit === 'g' && (
        <small className={classes.doubt}>
          <Proposed known={known} />
        </small>
      )}
    </>
  )
}
