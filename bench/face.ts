/**
 * Speed and cost of face finding in Chromium, and of photos in Node. Times depend on the machine's load, which is printed.
 * `npm run bench -- face [node|browser]`
 */
import { cpus, loadavg } from 'node:os'
import type { Figure } from './face/figures.ts'
import { measureBrowser } from './face/browser.ts'
import { measureNode } from './face/measure-node.ts'

const asked = process.argv.slice(2)
const does = (part: string) => asked.length === 0 || asked.includes(part)
const load = loadavg()[0]?.toFixed(1)
const figures: Figure[] = []
// First, before the product takes processor and memory.
if (does('node')) figures.push(...(await measureNode()))
if (does('browser')) figures.push(...(await measureBrowser()))
console.table(figures)
console.log(`${cpus().length} × ${cpus()[0]?.model ?? '?'}; load before ${load}, after ${loadavg()[0]?.toFixed(1)}.`)
