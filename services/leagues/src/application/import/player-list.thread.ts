import { serveLists } from '@fieldhouse/lists';
import { listReaders } from './list-readers';

serveLists(listReaders);
