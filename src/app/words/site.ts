// Texts that every page may need. Components fill in {name}.
export const shell = {documentTitle: '{title} | VisaTally'};

export const failure = {title: 'Unexpected Application Error!', reload: 'Load this page again'};
