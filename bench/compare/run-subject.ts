import { measure, type Subject } from './subject.ts'

const name = process.argv[2] ?? ''
const { default: subject } = (await import(`./${name}.ts`)) as { default: Subject }
const result = await measure(subject)
if (process.send) process.send(result, () => process.exit())
else {
  console.log(result)
  process.exit()
}
