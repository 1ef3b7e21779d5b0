// npm run doctor: examines an installation, a line for each check, and changes nothing. Exits with 1 when a check failed.
import { examine } from '#server/doctor/examine.ts'

let faults = 0
for await (const { ok, text, remedy } of examine(process.env)) {
  console.log(`${ok ? '✓' : '✗'} ${text}`)
  if (remedy !== undefined) console.log(`  → ${remedy}`)
  if (!ok) faults += 1
}
console.log(faults === 0 ? '\nTout va bien.' : `\nÀ corriger : ${faults}.`)
process.exitCode = faults === 0 ? 0 : 1
