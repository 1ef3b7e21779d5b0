import { VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp } from '#web/ui/icons/arrow-back-up.ts'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { LiveFigures } from './live-figures.tsx'
import { LiveLineRow } from './live-line-row.tsx'
import { LIVE_LINES, MARKET_PRICES } from './live-sheet.ts'
import classes from './live-sheet.module.css'
import { PortionSteps } from './portion-steps.tsx'
import { useFirstMove } from './use-first-move.ts'
import { useLiveSheet } from './use-live-sheet.ts'

/** The pause after the last change before the result is announced. */
const REST_MS = 700

/** A sheet of the product to play with: drag a price, and what the plate costs and earns follows. */
export function LiveSheetCard() {
  const t = useTranslations('home.sheet')
  const format = useFormat()
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const [touched, setTouched] = useState(false)
  const { prices, portions, figures, asFirst, showPrice, movePrice, addPortions, reset } = useLiveSheet()
  const touch = useCallback(() => setTouched(true), [])

  const moveFirst = useCallback((from: number, to: number) => movePrice(0, from, to), [movePrice])
  useFirstMove(card, { line: LIVE_LINES[0], touched, move: moveFirst })

  // A price may have been dragged before the page could follow.
  useEffect(() => {
    card.current?.querySelectorAll('input').forEach((slider, place) => {
      if (slider.valueAsNumber === MARKET_PRICES[place]) return
      touch()
      showPrice(place, slider.valueAsNumber)
    })
  }, [touch, showPrice])

  const summary = t('summary', {
    cost: format.euro(figures.costPortion),
    margin: format.percent(figures.marginPercent),
  })
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (!touched) return
    const resting = setTimeout(() => setAnnouncement(summary), REST_MS)
    return () => clearTimeout(resting)
  }, [touched, summary])

  return (
    <section ref={card} className={classes.card} aria-labelledby={titleId}>
      <div className={classes.head}>
        <div>
          <h2 id={titleId} className={classes.title}>
            {t('title')}
          </h2>
          <p className={classes.hint} data-print="hidden" data-needs-script>
            {t('hint')}
          </p>
        </div>
        <PortionSteps portions={portions} onTouch={touch} onAdd={addPortions} />
      </div>
      <ul>
        {LIVE_LINES.map((line, place) => (
          <LiveLineRow
            key={line.key}
            line={line}
            price={prices[place] ?? line.market}
            cost={figures.lines[place]?.cost ?? 0}
            onTouch={touch}
            onPrice={(price) => showPrice(place, price)}
          />
        ))}
      </ul>
      <LiveFigures figures={figures} />
      <button
        type="button"
        className={classes.reset}
        aria-disabled={asFirst}
        onClick={reset}
        data-print="hidden"
        data-needs-script
      >
        <IconArrowBackUp size={16} aria-hidden />
        {t('reset')}
      </button>
      <VisuallyHidden component="output">{announcement}</VisuallyHidden>
    </section>
  )
}
