/** The texts of tab 5: who makes the tender documents, and which documents can be downloaded. */
export const tenderDocuments = {
  title: 'Aanbestedingsdocumenten',
  text: 'Een medewerker van Milieuspoor neemt contact met u op over de aanbestedingsdocumenten voor de MKI-berekening.',
  textForStaff:
    'U neemt contact op met de organisatie over de aanbestedingsdocumenten voor de MKI-berekening.',
  contact: 'Zelf contact opnemen',
  export: {
    title: 'Gunningscriterium als document',
    text: 'Een Word-document met het gunningscriterium van dit project: het model, de formule van de korting, een uitgewerkte tabel met een grafiek, en wat een inschrijver inlevert. Bij het exporteren wordt het uitgegeven: het krijgt een nummer, en het model, het moment en het bestand worden bewaard. Exporteert u hetzelfde model opnieuw, dan krijgt u hetzelfde bestand; een gewijzigd model krijgt een volgend nummer.',
    action: 'Exporteer gunningscriterium (Word)',
    busy: 'Document wordt gemaakt',
    failed: 'Het document is niet gemaakt',
  },
  issued: {
    title: 'Uitgegeven',
    changed:
      'Het model is gewijzigd sinds nummer {{number}}. Wie nu exporteert, geeft nummer {{next}} uit, met een nota van inlichtingen.',
    number: 'Nummer {{number}}',
    by: 'door {{name}}',
    languages: { nl: 'Nederlands', en: 'Engels' },
    criterion: 'Gunningscriterium',
    note: 'Nota van inlichtingen',
    download: '{{kind}}, nummer {{number}}, downloaden',
    sha256: 'SHA-256, {{kind}} ({{language}})',
    copy: 'SHA-256 van {{kind}}, nummer {{number}}, {{language}}, kopiëren',
    failed: 'Wat is uitgegeven, kon niet worden opgehaald',
    downloadFailed: 'Het bestand is niet gedownload',
  },
  record: {
    title: 'Gunningsverslag',
    text: 'Een Word-document dat vastlegt hoe de gunning tot stand kwam: het model, de inschrijvingen met hun rangorde, de formule per inschrijver uitgewerkt, wie wat wanneer deed, en de SHA-256 van elk bestand.',
    action: 'Exporteer gunningsverslag (Word)',
    obstacles: {
      model:
        'U kunt het verslag exporteren zodra het gunningscriterium is voltooid en een winnaar is gekozen.',
      sealed: 'U kunt het verslag exporteren zodra de inschrijvingen zijn geopend en een winnaar is gekozen.',
      winner: 'U kunt het verslag exporteren zodra een winnaar is gekozen.',
    },
    toBids: 'Naar de inschrijvingen',
  },
  missing: {
    title: 'Het gunningscriterium is nog niet voltooid',
    lead: 'U kunt het document exporteren zodra het model is voltooid. Dit ontbreekt nog:',
    complete: 'Alles is ingevuld. Voltooi het model in stap 5; daarna kunt u het document exporteren.',
    step: 'Stap {{step}}, {{field}}: {{problem}}',
    toStep: 'Naar stap {{step}} van het gunningscriterium',
    fields: {
      scopeEur: 'projectomvang',
      benefitEur: 'totale fictieve korting',
      mkiMaxDiscountEur: 'maximale korting MKI',
      criteriaMaxDiscountEur: 'maximale korting overige criteria',
      upperEur: 'referentiewaarde',
      lowerEur: 'streefwaarde',
      ceilingEur: 'MKI-plafond',
    },
  },
} as const;
