/** Of a mouse the system counts the clicks; of a finger two taps at one place make a double tap within so long. */
const DOUBLE_TAP_MS = 500
const DOUBLE_TAP_PX = 30

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="option"]'

/**
 * Cancels the second click of a double click where it hits another element than the first one did: a link or button that
 * has moved into its place meanwhile. Returns what ends it.
 */
export function stopGhostClicks(): () => void {
  let first: Element | undefined
  let previous: MouseEvent | undefined
  let byFinger = false

  const onPointerDown = ({ pointerType }: PointerEvent) => {
    byFinger = pointerType === 'touch'
  }
  const onClick = (event: MouseEvent) => {
    // Zero clicks: it comes from a key, a label or a script.
    if (event.detail === 0 || !(event.target instanceof Element)) return
    const control = controlOf(event.target)
    const isLater = event.detail > 1 || (byFinger && isSecondTap(event, previous))
    previous = event
    if (!isLater || first === undefined) first = control
    else if (!first.contains(control) && !control.contains(first)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }

  addEventListener('pointerdown', onPointerDown, true)
  addEventListener('click', onClick, true)
  return () => {
    removeEventListener('pointerdown', onPointerDown, true)
    removeEventListener('click', onClick, true)
  }
}

/** A click on a label is one on its field too, which some browsers count. */
function controlOf(target: Element): Element {
  const control = target.closest(CONTROLS) ?? target
  return (control instanceof HTMLLabelElement && control.control) || control
}

function isSecondTap(event: MouseEvent, previous: MouseEvent | undefined): boolean {
  return (
    previous !== undefined &&
    event.timeStamp - previous.timeStamp < DOUBLE_TAP_MS &&
    Math.hypot(event.clientX - previous.clientX, event.clientY - previous.clientY) < DOUBLE_TAP_PX
  )
}
