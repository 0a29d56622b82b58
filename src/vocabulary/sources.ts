/** How far a source binds: agreed by a body, proposed by its authors, or a manual of one system. */
export type Standing = 'standard' | 'proposal' | 'draft'

export interface Source {
  readonly title: string
  readonly year: number
  readonly standing: Standing
}

/** The sources that comments, notes and terms cite, by their keys. */
export const sources = {
  KQML93: {
    title:
      'Specification of the KQML Agent-Communication Language (DARPA Knowledge Sharing Initiative)',
    year: 1993,
    standing: 'draft',
  },
  KQML94: {
    title: 'KQML as an Agent Communication Language (CIKM 94)',
    year: 1994,
    standing: 'proposal',
  },
  KQML97: {
    title: 'A Proposal for a new KQML Specification (UMBC TR CS-97-03)',
    year: 1997,
    standing: 'proposal',
  },
  KIF: {
    title: 'Knowledge Interchange Format, Version 3.0, Reference Manual',
    year: 1992,
    standing: 'draft',
  },
  'FIPA SC00023': {
    title: 'FIPA Agent Management Specification',
    year: 2004,
    standing: 'standard',
  },
  'FIPA SC00029': {
    title: 'FIPA Contract Net Interaction Protocol Specification',
    year: 2002,
    standing: 'standard',
  },
  'FIPA SC00037': {
    title: 'FIPA Communicative Act Library Specification',
    year: 2002,
    standing: 'standard',
  },
  'FIPA SC00061': {
    title: 'FIPA ACL Message Structure Specification',
    year: 2002,
    standing: 'standard',
  },
  'FIPA SC00070': {
    title: 'FIPA ACL Message Representation in String Specification',
    year: 2002,
    standing: 'standard',
  },
} as const satisfies Record<string, Source>

export type SourceKey = keyof typeof sources
