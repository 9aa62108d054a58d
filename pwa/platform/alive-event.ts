/** Said on the window when the page answers to presses. An event, because the build keeps no exports of a document's scripts. */
export const ALIVE_EVENT = 'pagina-viva'
