/** What search engines read of this page, and the browser's tab. */
export const SEO = {
  title: 'Sobre Nós',
  description:
    'Um ateliê de visagismo online: medimos rostos sem julgar, explicamos o porquê e conferimos com visagistas. Conheça o que nos move e de onde vem o que dizemos.',
  keywords: 'visagismo, visagista, visagismo online, sobre rosto ideal',
} as const
