/**
 * What the camera that sees costs: in the browser, how soon and how often it guides, what it leaves of a processor, and how fast
 * the shutter stays beside it; in Node, processor and memory of a photo. A real product, a real Chromium, a drawn face of ours.
 * Times lean on how busy the machine is, which is printed.
 *
 * `npm run bench -- face`, or `npm run bench -- face node` for one part of node, browser.
 */
import { cpus, loadavg } from 'node:os'
import type { Figure } from './face/figures.ts'
import { measureBrowser } from './face/browser.ts'
import { measureNode } from './face/measure-node.ts'

const asked = process.argv.slice(2)
const does = (part: string) => asked.length === 0 || asked.includes(part)
const load = loadavg()[0]?.toFixed(1)
const figures: Figure[] = []
// Node first: the product beside it would take of its memory and time.
if (does('node')) figures.push(...(await measureNode()))
if (does('browser')) figures.push(...(await measureBrowser()))
console.table(figures)
console.log(`${cpus().length} × ${cpus()[0]?.model ?? '?'}; load before ${load}, after ${loadavg()[0]?.toFixed(1)}.`)
