import { DRAWING_FRAME, DRAWINGS } from '#pwa/ui/drawings.ts'
import { PEOPLE } from '#visagism/portrait/person/people.ts'
import { drawingBook } from './drawing-book.ts'
import { fonts } from './fonts.ts'
import { icons } from './icons.ts'
import { logos } from './logo.ts'
import { type DrawnFile, paint, portraitSvg, SMALL_WEBP } from './picture-files.ts'
import { quizPictures } from './quiz.ts'
import { sampleGuideFiles } from './sample-guide.ts'
import { sitePictures } from './site.ts'
import { socialImages } from './social-images.ts'

const hero = portraitSvg(PEOPLE.hero, DRAWING_FRAME)
const { src, small } = DRAWINGS.hero

/** The one handwritten file: others' licences. */
export const WRITTEN = 'public/licencas.txt'

/** Hold only drawn files and `WRITTEN`. */
export const FOLDERS = [
  'public',
  'pwa/theme/fonts',
  'api/platform/fonts',
  'jobs/reports/document/fonts',
  'pwa/sample-guide/drawn',
  'docs/drawing',
]

/** Fonts first: some pictures have text. */
export const drawnFiles: readonly DrawnFile[] = [
  ...fonts,
  ...icons,
  ...logos,
  { path: `public${src}`, draw: async () => Buffer.from(hero) },
  { path: `public${small.src}`, draw: () => paint(hero, DRAWING_FRAME[2], small.width).webp(SMALL_WEBP).toBuffer() },
  ...sitePictures,
  ...quizPictures,
  ...socialImages,
  ...sampleGuideFiles,
  ...drawingBook,
]
