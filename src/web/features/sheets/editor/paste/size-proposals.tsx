import { Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { keptSize, shareOf, type Weight } from './missing-quantity.ts'
import { withGiven } from './pasted-line.ts'
import type { PastedLine } from './pasted-line.ts'

interface SizeProposalsProps {
  line: PastedLine
  onChange: (line: PastedLine) => void
}

/** What a size in the line may mean, one click each: the content of each, or of all; for one without a content, what the product keeps. */
export function SizeProposals({ line, onChange }: SizeProposalsProps) {
  const t = useTranslations('paste.sizes')
  const tOne = useTranslations('trade.one')
  const tCounted = useTranslations('trade.counted')
  const format = useFormat()
  const { read, source } = line
  const { size } = read
  if (size === null || source === null || (size.each && size.content !== null)) return null
  const written = ({ quantity, unit }: Weight) =>
    `${format.quantity(quantity)}\u00a0${tCounted(unit, { count: quantity })}`
  const { content, count } = size
  const kept = content === null ? keptSize(size, source) : null
  const readings = [
    content !== null && {
      text: t('each', {
        count: format.quantity(count),
        weight: written(content),
        total: written({ ...content, quantity: content.quantity * count }),
      }),
      one: content,
    },
    content !== null && { text: t('inAll', { weight: written(content) }), one: shareOf(content, count) },
    kept !== null && { text: t('asKept', { one: tOne(size.word), weight: written(kept) }), one: kept },
  ].filter((reading) => reading !== false)
  return (
    <Group gap="4px 8px" mt={4}>
      {readings.map(({ text, one }) => (
        <Button
          key={text}
          variant="light"
          size="compact-sm"
          onClick={() => onChange(withGiven({ ...line, kept: false }, one))}
        >
          {text}
        </Button>
      ))}
    </Group>
  )
}
