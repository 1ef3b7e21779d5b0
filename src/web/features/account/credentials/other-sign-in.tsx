import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import classes from './credentials-card.module.css'

interface OtherSignInProps {
  icon: ReactNode
  label: string
  busyLabel: string
  /** Does not resolve where the page is being left. */
  enter: () => Promise<void>
  textOf: (failure: unknown) => string
}

/** A button that signs in otherwise than by the password. */
export function OtherSignIn({ icon, label, busyLabel, enter, textOf }: OtherSignInProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  async function begin() {
    // A device that is asked twice gives up the first question.
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await enter()
    } catch (cause) {
      setFailure(cause)
    }
    setBusy(false)
  }

  return (
    <div className={classes.below}>
      {failure !== undefined && <ErrorBanner text={textOf(failure)} />}
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={icon}
        aria-disabled={busy}
        data-needs-script
        onClick={() => void begin()}
      >
        {busy ? busyLabel : label}
      </Button>
    </div>
  )
}
