import { Modal } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import type { PaletteEntry } from './entries.ts'
import { PriceForm } from '#web/entities/price/change/price-form.tsx'
import type { PricedHit } from '#web/entities/price/change/price-of.ts'
import { SearchStep } from './search-step.tsx'
import { VerbStep } from './verb-step.tsx'
import classes from './palette.module.css'
import { useEscapeCloses } from '#web/lib/keyboard/use-escape-closes.ts'
import { address } from '#web/lib/navigation/address.ts'

type Step = { at: 'search' } | { at: 'verbs'; entry: PaletteEntry } | { at: 'price'; hit: PricedHit }

/** Everything within reach of a few letters: what the house has, its pages, and what the shown page can do. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.palette')
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [step, setStep] = useState<Step>({ at: 'search' })
  useEscapeCloses(true, onClose)
  /** Closes first: what is run may open a dialog, or take the focus. */
  const close = () => flushSync(onClose)
  const goTo = (href: AppPath) => {
    close()
    void router.navigate({ href: address(href) })
  }
  const back = () => setStep({ at: 'search' })

  return (
    // oxlint-disable-next-line react/forbid-elements -- its name is not shown
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={false}
      withCloseButton={false}
      size="lg"
      centered={false}
      yOffset="10dvh"
      padding={0}
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': t('title') } }}
      classNames={{ body: classes.body ?? '' }}
    >
      {step.at === 'search' && (
        <SearchStep
          typed={typed}
          onType={setTyped}
          goTo={goTo}
          close={close}
          onVerbs={(entry) => setStep({ at: 'verbs', entry })}
          onPrice={(hit) => setStep({ at: 'price', hit })}
        />
      )}
      {step.at === 'verbs' && <VerbStep entry={step.entry} onBack={back} />}
      {step.at === 'price' && (
        <div className={classes.price}>
          <PriceForm hit={step.hit} onDone={onClose} onBack={back} />
        </div>
      )}
    </Modal>
  )
}
