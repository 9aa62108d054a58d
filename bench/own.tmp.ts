import { readFileSync } from 'node:fs'
import { hearNote } from '#visagism/facts/hear.ts'
import { forPerson } from '#visagism/facts/needs-person.ts'
for (const n of readFileSync('/tmp/own.txt', 'utf8').split('\n').filter(Boolean)) {
  const h = hearNote(n, '2026-11-27')
  console.log(
    n,
    '  ==> ',
    h.facts.map(({ key, value }) => (value ? `${key}:${value}` : key)).join(' '),
    '|| shown',
    forPerson(n, '2026-11-27')
      .map(({ words }) => words)
      .join(' / '),
    h.talk.length ? '|| talk ' + h.talk.join(' / ') : '',
  )
}
