import { suggestMapping } from './suggest-mapping';

describe('the suggested mapping', () => {
  it('reads the header of the softball list and leaves out what the pool has no field for', () => {
    const header =
      'Registration ID,First Name,Last Name,Bats,Throws,Height (in),Weight (lb),Date of Birth,Hometown,Position,Also Plays,Games,Bases,Rating (1-10)';
    expect(suggestMapping(header.split(','))).toEqual({
      'Registration ID': 'externalId',
      'First Name': 'firstName',
      'Last Name': 'lastName',
      'Date of Birth': 'birthDate',
      Hometown: 'hometown',
      Position: 'positions',
      'Also Plays': 'otherPositions',
      'Rating (1-10)': 'rating',
    });
  });

  it.each([
    [
      'German',
      ['Vorname', 'Nachname', 'Geburtsdatum', 'Geschlecht', 'Spielstärke'],
      ['firstName', 'lastName', 'birthDate', 'gender', 'rating'],
    ],
    [
      'French',
      ['Prénom', 'NOM', 'Date de naissance', 'Sexe', 'Poste'],
      ['firstName', 'lastName', 'birthDate', 'gender', 'positions'],
    ],
    [
      'Spanish',
      ['Nombre', 'Apellidos', 'Fecha de nacimiento', 'Posición', 'Comentarios'],
      ['firstName', 'lastName', 'birthDate', 'positions', 'comment'],
    ],
    [
      'Italian',
      ['Nome', 'Cognome', 'Data di nascita', 'Città', 'Livello'],
      ['firstName', 'lastName', 'birthDate', 'hometown', 'rating'],
    ],
    [
      'American league tools’',
      ['Reg. No', 'Participant First Name', 'Participant Last Name', 'D.O.B.', 'Self-assessed Skill (A-D)'],
      ['externalId', 'firstName', 'lastName', 'birthDate', 'rating'],
    ],
    ['more American', ['Player Name', 'Cell Phone', 'Teammate Request'], ['fullName', 'phone', 'playsWith']],
    [
      'abbreviated German',
      ['Reg. No', 'Vorname', 'Nachname', 'Geb.'],
      ['externalId', 'firstName', 'lastName', 'birthDate'],
    ],
  ])('knows %s headers', (_, columns, fields) => {
    expect(Object.values(suggestMapping(columns))).toEqual(fields);
  });

  it('suggests a field once', () => {
    expect(suggestMapping(['Name', 'Notes', 'Comment'])).toEqual({ Name: 'fullName', Notes: 'comment' });
  });

  it('takes a lone name column for the whole name', () => {
    expect(suggestMapping(['Nome', 'Rating'])).toEqual({ Nome: 'fullName', Rating: 'rating' });
    expect(suggestMapping(['Last'])).toEqual({ Last: 'fullName' });
  });

  it('takes a name beside a first name for the last name', () => {
    expect(suggestMapping(['Name', 'Vorname'])).toEqual({ Name: 'lastName', Vorname: 'firstName' });
  });

  it('has no use for a whole name beside first and last name', () => {
    expect(suggestMapping(['Player', 'First', 'Last'])).toEqual({ First: 'firstName', Last: 'lastName' });
  });

  it('suggests nothing for words it does not know', () => {
    expect(suggestMapping(['Bats', '', '__proto__', 'constructor'])).toEqual({});
  });
});
