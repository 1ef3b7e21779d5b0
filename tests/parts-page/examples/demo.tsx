import { Button, Card } from '@mantine/core'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { AccountNeeded } from '#web/ui/demo/account-needed.tsx'
import { DemoBar } from '#web/ui/demo/demo-bar.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { DemoTyping } from '#web/ui/demo/demo-typing.tsx'
import { PaperLock } from '#web/ui/demo/paper-lock.tsx'
import { DemoToast } from '#web/ui/demo/demo-toast.tsx'
import { PremiumOverlay } from '#web/ui/demo/premium-overlay.tsx'
import { TryDemo } from '#web/ui/demo/try-demo.tsx'
import type { Examples } from '../example.ts'

/** Most of these are empty but at /dev/ui?demo. */
export const examples: Examples = {
  TryDemo: () => <TryDemo />,
  DemoBar,
  DemoTyping: () => <DemoTyping typed />,
  PaperLock: () => (
    <PaperLock>
      <Card h={160}>La carte</Card>
    </PaperLock>
  ),
  AccountNeeded,
  DemoLock: () => (
    <DemoLock>
      <Button>Enregistrer</Button>
    </DemoLock>
  ),
  DemoToast: () => (
    <>
      <Button onClick={() => refusedInDemo()}>Écrire</Button>
      <DemoToast />
    </>
  ),
  PremiumOverlay: () => (
    <PremiumOverlay>
      <Card h={160}>Réservé aux comptes</Card>
    </PremiumOverlay>
  ),
}
